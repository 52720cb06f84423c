import type { ReadView } from './useCachedRead.ts'

/** Answers that a screen needs together: one that failed is the state of all, and all are asked again. */
export function joinReads(
  ...reads: readonly [ReadView<unknown>, ...ReadView<unknown>[]]
): Pick<ReadView<unknown>, 'state' | 'reload'> {
  const [first] = reads
  return {
    state: (reads.find(({ state }) => state.kind === 'failed') ?? first).state,
    reload: () => {
      for (const { reload } of reads) reload()
    },
  }
}
