"""Contests between bots: fair schedules, confidence intervals, tests, reports."""
