import { Counter, Gauge, Histogram } from 'prom-client'
import { registry } from '#server/metrics.ts'

const registers = [registry]
interface WatchedLog {
  readonly bytes: number
  readonly waitingLines: number
}
const logs = new Set<WatchedLog>()

/** Counters of the hottest code, as plain numbers that each scrape reads, because a prom-client counter costs more. */
export const traffic = {
  in: { messages: 0, bytes: 0, updates: 0 },
  out: { messages: 0, bytes: 0, updates: 0 },
}

export const metrics = {
  sockets: new Gauge({ name: 'saegim_relay_sockets', help: 'Open sync sockets', registers }),
  staleSockets: new Gauge({
    name: 'saegim_relay_stale_sockets',
    help: 'Sockets that read too slowly and wait for one diff instead of deltas',
    registers,
  }),
  rooms: new Gauge({ name: 'saegim_relay_rooms', help: 'Loaded rooms', registers }),
  livingDocuments: new Gauge({
    name: 'saegim_relay_living_documents',
    help: 'Documents of loaded rooms that are in memory whole; the others are served as they are stored',
    registers,
  }),
  loadedBytes: new Gauge({
    name: 'saegim_relay_loaded_bytes',
    help: 'Encoded size of all loaded documents, or what their structs count for if that is more',
    registers,
  }),
  messages: new Counter({
    name: 'saegim_relay_messages_total',
    help: 'Messages by direction',
    labelNames: ['direction'],
    registers,
    collect() {
      show(this, 'messages')
    },
  }),
  bytes: new Counter({
    name: 'saegim_relay_bytes_total',
    help: 'Bytes of messages by direction',
    labelNames: ['direction'],
    registers,
    collect() {
      show(this, 'bytes')
    },
  }),
  updates: new Counter({
    name: 'saegim_relay_updates_total',
    help: 'Document updates by direction: received ones, and sent ones after merging',
    labelNames: ['direction'],
    registers,
    collect() {
      show(this, 'updates')
    },
  }),
  acknowledgement: new Histogram({
    name: 'saegim_relay_acknowledgement_seconds',
    help: 'From the arrival of an update to its durable message',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30],
    registers,
  }),
  append: new Histogram({
    name: 'saegim_relay_append_seconds',
    help: 'One group commit of the update log',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30],
    registers,
  }),
  appendFailures: new Counter({
    name: 'saegim_relay_append_failures_total',
    help: 'Group commits that failed and are tried again',
    registers,
  }),
  unsavedBytes: new Gauge({
    name: 'saegim_relay_unsaved_bytes',
    help: 'Updates in memory that are not yet in the log',
    registers,
    collect() {
      this.set([...logs].reduce((sum, log) => sum + log.bytes, 0))
    },
  }),
  refusedAppends: new Counter({
    name: 'saegim_relay_refused_appends_total',
    help: 'Updates that PostgreSQL refused for what is in them; their sockets were closed',
    registers,
  }),
  waitingRooms: new Gauge({
    name: 'saegim_relay_waiting_rooms',
    help: 'Rooms that are locked or slow in the database and whose updates are stored apart from those of others',
    registers,
    collect() {
      this.set([...logs].reduce((sum, log) => sum + log.waitingLines, 0))
    },
  }),
  compactions: new Counter({
    name: 'saegim_relay_compactions_total',
    help: 'Compactions by outcome',
    labelNames: ['outcome'],
    registers,
  }),
  versions: new Counter({
    name: 'saegim_relay_versions_total',
    help: 'Versions of documents that were kept by themselves',
    registers,
  }),
  closed: new Counter({
    name: 'saegim_relay_closed_total',
    help: 'Sockets that the relay closed, by code',
    labelNames: ['code'],
    registers,
  }),
  droppedClients: new Counter({
    name: 'saegim_relay_dropped_clients_total',
    help: 'Sockets closed because they read too slowly',
    registers,
  }),
  refusals: new Counter({
    name: 'saegim_relay_refused_updates_total',
    help: 'Updates of readers that were refused',
    registers,
  }),
  violations: new Counter({
    name: 'saegim_relay_put_back_total',
    help: 'Changes of fields and comments that their author may not make, which were put back',
    registers,
  }),
  failedRepairs: new Counter({
    name: 'saegim_relay_failed_repairs_total',
    help: 'Changes that the relay could not check or put back, so that their room was loaded again: a fault of the server',
    registers,
  }),
  gaps: new Counter({
    name: 'saegim_relay_causal_gaps_total',
    help: 'Updates that came before their base',
    registers,
  }),
  repairs: new Counter({
    name: 'saegim_relay_repairs_total',
    help: 'Times that a room took over from the log what another node had stored unheard',
    registers,
  }),
  revocations: new Counter({
    name: 'saegim_relay_revoked_sockets_total',
    help: 'Sockets closed because access was withdrawn',
    registers,
  }),
}

function show(counter: Counter<'direction'>, what: keyof typeof traffic.in): void {
  counter.reset()
  for (const direction of ['in', 'out'] as const) counter.inc({ direction }, traffic[direction][what])
}

/** Reads at each scrape what a log has not stored; returns how to stop. */
export function watchLog(log: WatchedLog): () => void {
  logs.add(log)
  return () => logs.delete(log)
}
