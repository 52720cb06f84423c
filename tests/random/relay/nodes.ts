import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Random } from '#model/fields/random.ts'
import type { ClockMessage } from './shifted-clock.ts'

interface Node {
  readonly child: ChildProcess
  readonly port: number
}

export const serviceToken = 'the-harness-and-its-nodes-know-this-one'
const main = fileURLToPath(new URL('./run-node.ts', import.meta.url))

/** The nodes of one deployment with one database; any of them may be killed at any time. */
export class Nodes {
  readonly log: string[] = []
  readonly #variables: Readonly<Record<string, string>>
  readonly #dataDir = mkdtempSync(join(tmpdir(), 'saegim-nodes-'))
  readonly #running: (Node | null)[]
  readonly #dying = new Set<ChildProcess>()
  /** Nodes that ended without being killed. */
  readonly accidents: string[] = []

  constructor(count: number, variables: Readonly<Record<string, string>>) {
    this.#variables = variables
    this.#running = Array.from({ length: count }, () => null)
  }

  get ports(): number[] {
    return this.#running.flatMap((node) => (node ? [node.port] : []))
  }

  /** The port of a running node; 0 where none runs. */
  somePort(random: Random): number {
    const { ports } = this
    return ports[Math.floor(random() * ports.length)] ?? 0
  }

  async startAll(): Promise<void> {
    await Promise.all(this.#running.map((node, at) => (node ? null : this.#start(at))))
  }

  /** kill -9 of one running node, or of all. */
  async kill(random: Random, { all = false } = {}): Promise<void> {
    const chosen = Math.floor(random() * this.#running.length)
    const nodes = all ? [...this.#running.keys()] : [chosen]
    await Promise.all(nodes.map((at) => this.#end(at, 'SIGKILL')))
  }

  /** Shifts the clock of one running node by hours, for as long as it runs. */
  shiftClock(random: Random): void {
    const running = this.#running.filter((node) => node !== null)
    const message: ClockMessage = { shiftMs: (random() - 0.5) * 12 * 3_600_000 }
    running[Math.floor(random() * running.length)]?.child.send(message)
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#running.keys()].map((at) => this.#end(at, 'SIGTERM')))
    rmSync(this.#dataDir, { recursive: true, force: true })
  }

  async #start(at: number): Promise<void> {
    const child = spawn(process.execPath, [main], {
      env: {
        PATH: process.env.PATH ?? '',
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
        PORT: '0',
        PUBLIC_URL: 'http://localhost:0',
        DATA_DIR: this.#dataDir,
        DATABASE_POOL_SIZE: '5',
        SERVICE_TOKEN: serviceToken,
        LOG_LEVEL: 'debug',
        RELAY_UPDATES_PER_SECOND: '100000',
        HTTP_REQUESTS_PER_MINUTE: '1000000',
        // Servers of tests share their processor with browsers and other tests.
        HTTP_LOOP_DELAY_MS: '0',
        WRITEBACK_DELAY_MS: '40',
        WRITEBACK_MAX_DELAY_MS: '150',
        ...this.#variables,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    if (!child.stdout || !child.stderr) throw new Error('a node says nothing')
    createInterface(child.stderr).on('line', (line) => this.log.push(line))
    child.once('exit', () => {
      if (!this.#dying.has(child)) this.#running[at] = null
    })
    // The last output of a process comes after its exit.
    const ended = once(child, 'close').then(([code, signal]) => {
      if (this.#dying.delete(child)) return null
      this.accidents.push(`a node ended by itself: ${code ?? signal}\n${this.log.slice(-20).join('\n')}`)
      return null
    })
    const said = await Promise.race([once(createInterface(child.stdout), 'line'), ended])
    if (said === null) throw new Error(this.accidents.at(-1))
    this.#running[at] = { child, port: Number(said[0]) }
  }

  async #end(at: number, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const node = this.#running[at]
    if (!node) return
    this.#running[at] = null
    this.#dying.add(node.child)
    const gone = once(node.child, 'exit')
    node.child.kill(signal)
    await gone
  }
}
