/** Lets so many in at once; who waits longer than the patience is sent away. */
export type Crowd = <T>(work: () => Promise<T>) => Promise<T>

export class CrowdedError extends Error {
  override readonly name = 'CrowdedError'
}

export function createCrowd(atMost: number, patienceMs: number): Crowd {
  let inside = 0
  const waiting: (() => void)[] = []

  function admit(): Promise<void> {
    if (inside < atMost) {
      inside += 1
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(enter), 1)
        reject(new CrowdedError(`${atMost} are under way.`))
      }, patienceMs)
      const enter = () => {
        clearTimeout(timer)
        resolve()
      }
      waiting.push(enter)
    })
  }

  return async (work) => {
    await admit()
    try {
      return await work()
    } finally {
      // The place goes on to the next, so the number inside stays.
      const next = waiting.shift()
      if (next) next()
      else inside -= 1
    }
  }
}
