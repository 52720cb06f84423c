import { parentPort, workerData } from 'node:worker_threads'
import { readEnvironment } from './read-environment.ts'

/** A worker that reads the environment in one directory after the other, at the same moment as the other workers. */
const { arrivals, directories, siblings } = workerData as {
  arrivals: Int32Array
  directories: string[]
  siblings: number
}
const secrets = directories.map((dataDir, at) => {
  let here = Atomics.add(arrivals, 0, 1) + 1
  Atomics.notify(arrivals, 0)
  for (; here < (at + 1) * siblings; here = Atomics.load(arrivals, 0)) Atomics.wait(arrivals, 0, here)
  return readEnvironment({ DATA_DIR: dataDir }).serviceToken
})
parentPort?.postMessage(secrets)
