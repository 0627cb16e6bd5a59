"""Search: heuristic policies, rollouts and sequential halving over the answers. Compiled with the rules."""
