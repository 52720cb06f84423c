import { parentPort, workerData } from 'node:worker_threads'
import { fold } from './fold.ts'

const { snapshot, tail } = workerData as { snapshot: Uint8Array | null; tail: Uint8Array[] }
parentPort?.postMessage(fold(snapshot, tail))
