import type { Logger } from '../logging.ts'
import { rereadWhenChanged } from '../reread.ts'
import { readShelf, type Shelf } from './read-shelf.ts'

/** Posts of the board, which operators write as files. */
export interface Posts {
  /** What the folder has now. Never rejects. */
  read(): Promise<Shelf>
}

/**
 * Opens the content folder. A change of its files needs no restart. Logs one line for each file that is not served, when that
 * begins.
 */
export function openPosts(folder: string, log: Pick<Logger, 'error'>): Posts {
  const read = rereadWhenChanged({
    folders: [folder],
    read: () => readShelf(folder),
    report: (problem) => log.error({ folder, problem }, 'a post or picture is not served'),
  })
  return { read }
}
