import { parentPort, workerData } from 'node:worker_threads'
import { withoutHistory } from './without-history.ts'

parentPort?.postMessage(withoutHistory(workerData as Uint8Array))
