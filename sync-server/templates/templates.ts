import type { Logger } from '../logging.ts'
import { rereadWhenChanged } from '../reread.ts'
import { type Catalogue, readCatalogue } from './read-catalogue.ts'

/** Templates of the market: those of the product, and those that operators write as files. */
export interface Templates {
  /** What the directories have now. Never rejects. */
  read(): Promise<Catalogue>
}

/**
 * Opens the directories. A change of their files needs no restart: they are looked at again after `freshMs`. Logs one line for
 * each folder that is not served, when that begins.
 */
export function openTemplates(
  directories: readonly string[],
  log: Pick<Logger, 'error'>,
  freshMs = 2_000,
): Templates {
  const read = rereadWhenChanged({
    folders: directories,
    read: () => readCatalogue(directories),
    report: (problem) => log.error({ problem }, 'a template is not served'),
    freshMs,
  })
  return { read }
}
