import type { Logger } from '../logging.ts'
import { rereadWhenChanged } from '../reread.ts'
import { KnownTemplates } from './known-templates.ts'
import { type Catalogue, readCatalogue, type TemplateSource } from './read-catalogue.ts'

/** Templates and bundles of the market: those of the product, and those that operators write as files. */
export interface Templates {
  /** What their directories have now. Never rejects. */
  read(): Promise<Catalogue>
}

/**
 * Opens the sources. A change of their files needs no restart: they are looked at again after `freshMs`. Logs one line for
 * each folder that is not served, when that begins.
 */
export function openTemplates(
  sources: readonly TemplateSource[],
  log: Pick<Logger, 'error'>,
  freshMs = 2_000,
): Templates {
  const known = new KnownTemplates()
  const read = rereadWhenChanged({
    folders: sources.flatMap(({ templates, bundles }) => [templates, bundles]),
    read: () => readCatalogue(sources, known),
    report: (problem) => log.error({ problem }, 'a template or bundle is not served'),
    freshMs,
  })
  return { read }
}
