"""What a browser calls itself, as short words for the list of sessions."""

from __future__ import annotations

# The first that occurs wins: browsers also name those they are compatible with.
BROWSERS = {"Edg": "Edge", "OPR": "Opera", "Firefox": "Firefox", "FxiOS": "Firefox", "CriOS": "Chrome"} | {
    "Chrome": "Chrome",
    "Safari": "Safari",
}
SYSTEMS = {"iPhone": "iPhone", "iPad": "iPad", "Android": "Android", "Windows": "Windows", "Mac OS": "macOS"} | {
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}


def device_name(user_agent: str) -> str:
    """A browser and its system, such as `Firefox, Linux`; empty if neither is known."""
    found = [next((name for sign, name in known.items() if sign in user_agent), "") for known in (BROWSERS, SYSTEMS)]
    return ", ".join(name for name in found if name)
