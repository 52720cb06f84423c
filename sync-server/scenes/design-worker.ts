import { parentPort, workerData } from 'node:worker_threads'
import { designAtRest } from './design-at-rest.ts'

parentPort?.postMessage(designAtRest(workerData as Uint8Array))
