import { pageTasks, readTask } from '#contract/task.ts'
import { watchReturn } from '#engine/browser/watch-return.ts'
import { rest } from '#engine/rest/rest.ts'
import { note, readNote, writeNote } from '#engine/store/note.ts'
import { noteEvent } from '#engine/store/notices.ts'
import { type KnownTask, taskNews } from './task-news.ts'

/** The newest tasks, which are those that still change. */
const tasksAtMost = 20
/** State of each task by its id, as last seen on this device. */
const knownTasks = note<Readonly<Record<string, KnownTask>>>('notices.tasks', '1')

/**
 * Asks what the staff did to the tasks of a brand when it opens, when the network returns and when the page becomes visible.
 * Returns the function that stops it.
 */
export function watchTasks(idAccount: number, brand: number): () => void {
  let isAsking = false
  const ask = () => {
    if (isAsking) return
    isAsking = true
    noteTasks(idAccount, brand)
      .catch((cause: unknown) => console.warn('what is new of tasks cannot be kept on this device', cause))
      .finally(() => {
        isAsking = false
      })
  }
  ask()
  return watchReturn(ask)
}

/** Compares the tasks with those stored before; makes no notices the first time. */
export async function noteTasks(idAccount: number, idBrand: number): Promise<void> {
  const listed = await rest(pageTasks, { query: { page: 0, size: tasksAtMost } }, { idBrand })
  if (!listed.ok) return
  const { tasks } = listed.answer._embedded
  const scope = { idAccount, brand: idBrand }
  const known = await readNote(knownTasks, scope)
  const changed = tasks.filter(({ idTask, updatedAt }) => known && known[idTask]?.updatedAt !== updatedAt)
  for (const { idTask } of changed) {
    const read = await rest(readTask, { params: { idTask } }, { idBrand })
    // What is not stored below is asked for again.
    if (!read.ok) return
    const news = taskNews(known?.[idTask] ?? null, read.answer)
    if (news === null) continue
    await noteEvent(idAccount, 'tasks', {
      id: `task:${idTask}`,
      brand: idBrand,
      facts: { kind: news, idTask, title: read.answer.title },
    })
  }
  if (known && changed.length === 0) return
  const now = tasks.map(({ idTask, status, updatedAt }) => [idTask, { status, updatedAt }] as const)
  await writeNote(knownTasks, scope, Object.fromEntries(now))
}
