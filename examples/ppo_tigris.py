"""Masked PPO on Tigris & Euphrates against random opponents.

Needs torch and sb3-contrib: `make examples` installs them and trains for ten minutes. The network sees the board as
planes and the rest as numbers. Besides the result, it is rewarded for points as they are scored; only the result is
reported.
"""

from argparse import ArgumentParser
from pathlib import Path
from time import perf_counter, process_time

import gymnasium
import numpy as np

from plancia.research.gymnasium import OneLearner
from plancia.research.needs import need

LEFT_OUT = ("board", "history", "procedures")  # a whole answer is one action, and the mask shows what is asked
SHAPING = 0.05  # of a point: a game is worth 1
POINTS = slice(5, 9)  # of the observer, in the array `seats`


def features(arrays):
    """One row of numbers between about 0 and 3."""
    parts = [arrays["board"].reshape(-1)]
    parts += [np.log1p(np.maximum(array, 0).reshape(-1)) for name, array in arrays.items() if name not in LEFT_OUT]
    return np.concatenate(parts).astype(np.float32)


def progress(arrays):
    """The lowest colour wins the game, so it counts most."""
    points = arrays["seats"][0][POINTS]
    return 3 * int(points.min()) + int(points.sum()) + 3 * int(arrays["seats"][0][4])


class Learner(gymnasium.Wrapper):
    """The features as observations, and rewards for points on the way."""

    def __init__(self, shaping=SHAPING, **options):
        super().__init__(OneLearner("tigris", 2, actions="answers", **options))
        self.shaping = shaping
        size = len(features(self.env.reset(seed=0)[0]))
        self.observation_space = gymnasium.spaces.Box(0, 12, (size,), np.float32)

    def reset(self, **how):
        arrays, info = self.env.reset(**how)
        self.before = progress(arrays)
        return features(arrays), info

    def step(self, action):
        arrays, reward, over, cut, info = self.env.step(action)
        now = progress(arrays)
        shaped = reward + self.shaping * (now - self.before)
        self.before = now
        return features(arrays), shaped, over, cut, info | {"result": reward}

    def action_masks(self):
        return self.env.action_masks().astype(bool)


def win_rate(choose, games, seed):
    """The share of games won against the random bot; a shared victory is half. `choose`: features, mask -> action."""
    env, won = Learner(shaping=0), 0.0
    for number in range(games):
        seen, info = env.reset(seed=seed + number)
        over = False
        while not over:
            seen, _, over, _, info = env.step(choose(seen, env.action_masks()))
        won += (info["result"] + 1) / 2
    return won / games


def train(minutes, envs, evaluate, threads, log):
    """Train until the time is up; writes a line of CSV after every rollout."""
    import torch
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.callbacks import BaseCallback
    from stable_baselines3.common.vec_env import DummyVecEnv

    torch.set_num_threads(threads)
    model = MaskablePPO(
        "MlpPolicy",
        DummyVecEnv([Learner for _ in range(envs)]),
        n_steps=256,
        batch_size=1024,
        n_epochs=4,
        learning_rate=3e-4,
        target_kl=0.03,  # or a few bad rollouts undo what was learned
        gamma=0.99,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [256]},
        device="cpu",
        seed=1,
    )

    def choose(seen, mask):
        return int(model.predict(seen, action_masks=mask, deterministic=False)[0])

    class UntilTimeIsUp(BaseCallback):
        """Evaluates now and then. The time of evaluations does not count."""

        def _on_training_start(self):
            self.began, self.spent, self.next = perf_counter(), 0.0, 0.0
            self.cpu, self.cpu_spent = process_time(), 0.0

        def minutes(self):
            return (perf_counter() - self.began - self.spent) / 60

        def _on_rollout_end(self):
            now = self.minutes()
            if now >= self.next:
                paused, cpu = perf_counter(), process_time()
                rate = win_rate(choose, evaluate, seed=10_000)
                self.spent += perf_counter() - paused
                self.cpu_spent += process_time() - cpu
                self.next = now + 0.7
                cpu = (process_time() - self.cpu - self.cpu_spent) / 60
                line = f"{now:.2f},{cpu:.2f},{self.num_timesteps},{rate:.3f}"
                print(line, flush=True)
                log.write(line + "\n")
                log.flush()

        def _on_step(self):
            return self.minutes() < minutes

    log.write("minutes,cpu_minutes,decisions,wins\n")
    model.learn(10**9, callback=UntilTimeIsUp())
    rate = win_rate(choose, evaluate * 4, seed=50_000)
    print(f"after {minutes:g} minutes: {rate:.1%} of {evaluate * 4} games won")
    return model, rate


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--envs", type=int, default=16)
    parser.add_argument("--evaluate", type=int, default=50, help="games in each evaluation")
    parser.add_argument("--threads", type=int, default=2, help="of torch; 1 if other programs need the cores")
    parser.add_argument("--log", type=Path, default=Path("ppo_tigris.csv"))
    parser.add_argument("--save", type=Path, default=Path("ppo_tigris.zip"))
    wanted = parser.parse_args()
    for package in ("torch", "sb3_contrib"):
        need(package, "This example", extra="")
    if min(wanted.minutes, wanted.envs, wanted.evaluate, wanted.threads) <= 0:
        parser.error("--minutes, --envs, --evaluate and --threads: more than 0")
    with wanted.log.open("w") as file:
        trained, _ = train(wanted.minutes, wanted.envs, wanted.evaluate, wanted.threads, file)
    trained.save(wanted.save)
