import { useNavigate } from '@tanstack/react-router'
import { historySearch } from '#features/history/versions/history-search.ts'
import type { Action } from '#kits/actions/action.ts'
import { type DocumentName, traitsOf } from '#model/document-kinds/names.ts'
import { printPage, seeVersions } from './guide-actions.ts'

/** What can be done with the document of the open page. */
export function usePageActions(document: DocumentName): { print: Action; versions: Action | null } {
  const navigate = useNavigate()
  const seeThose = () => void navigate({ to: '/brand/history', search: historySearch(document) })
  return {
    print: { ...printPage, run: () => window.print() },
    versions: traitsOf(document).hasVersions ? { ...seeVersions, run: seeThose } : null,
  }
}
