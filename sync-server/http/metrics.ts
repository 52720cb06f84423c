import type { FastifyReply } from 'fastify'
import { Histogram } from 'prom-client'
import { registry } from '../metrics.ts'

const seconds = new Histogram({
  name: 'saegim_http_call_seconds',
  help: 'Time from a REST call to its answer, by call and status',
  labelNames: ['call', 'status'],
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  registers: [registry],
})

export function countCall(call: string, reply: FastifyReply): void {
  seconds.observe({ call, status: reply.statusCode }, reply.elapsedTime / 1000)
}
