import { Gauge, Histogram } from 'prom-client'
import { registry } from '../metrics.ts'
import type { BreakerState } from './breaker.ts'

const seconds = new Histogram({
  name: 'saegim_outside_call_seconds',
  help: 'Time of a call to another service, by service and outcome',
  labelNames: ['provider', 'outcome'],
  buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [registry],
})

const breakers = new Gauge({
  name: 'saegim_outside_breaker',
  help: 'Circuit breaker of a service: 0 closed, 1 open (not called after failures), 0.5 probing',
  labelNames: ['provider'],
  registers: [registry],
})

const on = new Gauge({
  name: 'saegim_outside_on',
  help: 'Whether a service is connected by its keys: 1 or 0',
  labelNames: ['provider'],
  registers: [registry],
})

const worth: Readonly<Record<BreakerState, number>> = { closed: 0, probing: 0.5, open: 1 }

export function countOutside(provider: string, outcome: string, ms: number): void {
  seconds.observe({ provider, outcome }, ms / 1000)
}

export function showBreaker(provider: string, state: BreakerState): void {
  breakers.set({ provider }, worth[state])
}

export function setProviderOn(provider: string, isOn: boolean): void {
  on.set({ provider }, isOn ? 1 : 0)
}
