"""A picture of every drawn screen, desktop and phone, light and dark: python -m tests.web.screenshots FOLDER [NAME …]

If names are given (`rex` for a chapter, `rex/auction` for one shot), only these are photographed. Shots that fail are
listed at the end. With `--docs` in place of a folder the pictures of the documentation are written to docs/images, as
small WebP files.
"""
