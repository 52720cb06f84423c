import { parentPort, workerData } from 'node:worker_threads'
import { foldReadable } from './fold-readable.ts'

const { snapshot, tail } = workerData as { snapshot: Uint8Array | null; tail: Uint8Array[] }
parentPort?.postMessage(foldReadable(snapshot, tail))
