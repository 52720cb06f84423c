import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** A node in its own process. */
export interface Node {
  readonly url: string
  readonly port: number
  /** Lines of the log of level `error` and above, and whatever is no line of the log. */
  readonly errors: readonly string[]
  /** The messages of the whole log. */
  readonly messages: readonly string[]
  /** false: the process has ended, whatever for. */
  readonly isRunning: boolean
  /** Stops it as a rollout does; further calls return the same promise. Rejects where it had ended before, or ends by a failure. */
  close(): Promise<void>
}

interface Line {
  readonly level: number
  readonly msg?: string
}

const errorLevel = 50

/** Starts a node of the build in `directory`; rejects where it ends before it listens. */
export async function startNode(directory: string, variables: Record<string, string>): Promise<Node> {
  const child = spawn(process.execPath, [join(directory, 'tests/rollout/run-node.ts')], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_NO_WARNINGS: '1',
      // Servers of tests share their processor with browsers and other tests.
      HTTP_LOOP_DELAY_MS: '0',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [errors, messages]: [string[], string[]] = [[], []]
  const logged = once(
    createInterface(child.stderr).on('line', (text) => {
      const line = readLine(text)
      if (line === null || line.level >= errorLevel) errors.push(text)
      messages.push(line?.msg ?? text)
    }),
    'close',
  )
  const ended = once(child, 'exit') as Promise<[number | null, string | null]>
  const [port] = (await Promise.race([
    once(createInterface(child.stdout), 'line'),
    logged.then(() => Promise.reject(new Error(`the node did not start: ${errors.join('\n')}`))),
  ])) as [string]
  let closing: Promise<void> | undefined
  const isRunning = () => child.exitCode === null && child.signalCode === null
  return {
    url: `http://127.0.0.1:${port}`,
    port: Number(port),
    errors,
    messages,
    get isRunning() {
      return isRunning()
    },
    close() {
      closing ??= close()
      return closing
    },
  }

  async function close(): Promise<void> {
    if (!isRunning()) throw new Error(`the node had ended by itself: ${messages.slice(-5).join('\n')}`)
    child.kill('SIGTERM')
    const [code, signal] = await ended
    await logged
    if (code !== 0) throw new Error(`the node ended with ${code ?? signal}: ${errors.join('\n')}`)
  }
}

/** null: no line of the log. */
function readLine(text: string): Line | null {
  try {
    return JSON.parse(text) as Line
  } catch {
    return null
  }
}
