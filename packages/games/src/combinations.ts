/** How many ways there are to choose `chosen` of `all`. */
export function combinations(all: number, chosen: number): bigint {
  if (chosen < 0 || chosen > all) return 0n;
  let ways = 1n;
  for (let index = 1; index <= Math.min(chosen, all - chosen); index += 1) {
    ways = (ways * BigInt(all - index + 1)) / BigInt(index);
  }
  return ways;
}
