import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { jobs } from './load-jobs.ts'

type Jobs = typeof jobs
export type JobName = keyof Jobs

/** The clients, in a process of their own so that their work does not count as the server's. */
export interface Load {
  ask<Name extends JobName>(
    name: Name,
    ...options: Parameters<Jobs[Name]>
  ): Promise<Awaited<ReturnType<Jobs[Name]>>>
  close(): Promise<void>
}

export function startLoad(): Load {
  const child: ChildProcess = fork(join(import.meta.dirname, 'load-process.ts'), {
    serialization: 'advanced',
  })
  return {
    ask: (name, ...options) =>
      new Promise((resolve, reject) => {
        child.once('message', (answer: { result?: unknown; failure?: string }) => {
          if (answer.failure !== undefined) reject(new Error(`${name}: ${answer.failure}`))
          else resolve(answer.result as never)
        })
        child.send({ name, options })
      }),
    close: async () => {
      const gone = new Promise((done) => child.once('exit', done))
      child.kill('SIGKILL')
      await gone
    },
  }
}
