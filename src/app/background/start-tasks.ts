import type { AnyBackgroundTask, BackgroundTask, Scope, Stop, Subjects } from './background-task.ts'

const modules = import.meta.glob<Record<string, AnyBackgroundTask>>('./tasks/*.ts', { eager: true })
const all = Object.values(modules).flatMap((tasks) => Object.values(tasks))

/** Starts every task of a scope. Returns the function that stops them. */
export function startTasks<S extends Scope>(
  scope: S,
  subject: Subjects[S],
  tasks: readonly AnyBackgroundTask[] = all,
): () => void {
  const stops = tasks
    .filter((task): task is AnyBackgroundTask & BackgroundTask<S> => task.scope === scope)
    .map(({ run }) => startTask(() => run(subject)))
  return () => {
    for (const stop of stops.reverse()) stop()
  }
}

/** Starts one task. If it is stopped while it is starting, it is stopped as soon as it has started. */
export function startTask(run: () => Stop | Promise<Stop>): () => void {
  let isStopped = false
  let stop: Stop
  const begin = async () => {
    const started = await run()
    if (isStopped) started?.()
    else stop = started
  }
  begin().catch((cause) => console.error('a background task failed', cause))
  return () => {
    isStopped = true
    stop?.()
  }
}
