import { Counter, Gauge } from 'prom-client'
import { registry } from '../metrics.ts'

const registers = [registry]

export const metrics = {
  connected: new Gauge({
    name: 'saegim_bus_connected',
    help: 'Whether this node hears the others over Redis: 1 or 0; absent without REDIS_URL',
    registers,
  }),
  nodes: new Gauge({ name: 'saegim_bus_nodes', help: 'Other nodes that are heard', registers }),
  messages: new Counter({
    name: 'saegim_bus_messages_total',
    help: 'Messages between nodes by direction',
    labelNames: ['direction'],
    registers,
  }),
  bytes: new Counter({
    name: 'saegim_bus_bytes_total',
    help: 'Bytes of messages between nodes by direction',
    labelNames: ['direction'],
    registers,
  }),
  lost: new Counter({
    name: 'saegim_bus_lost_messages_total',
    help: 'Messages to other nodes that could not be published',
    registers,
  }),
  gaps: new Counter({
    name: 'saegim_bus_gaps_total',
    help: 'Times that messages may have been missed and every loaded room was compared with the log',
    registers,
  }),
}
