"""Several processes on one PostgreSQL: claims, announcements and versions. See decision 15."""

from plancia.server.cluster.cluster import Cluster, once
from plancia.server.cluster.member import Member, agreed, joined
from plancia.server.cluster.versions import OtherVersion, versions

__all__ = ["Cluster", "Member", "OtherVersion", "agreed", "joined", "once", "versions"]
