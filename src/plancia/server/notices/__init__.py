"""Notices outside the app: e-mail, web push and webhooks."""
