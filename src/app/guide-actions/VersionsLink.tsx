import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import History from 'lucide-react/icons/history'
import { historySearch } from '#features/history/versions/history-search.ts'
import type { DocumentName } from '#model/document-kinds/names.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Icon } from '#ui/Icon.tsx'

/** Link to the versions of the document. */
export function VersionsLink({ document }: { document: DocumentName }) {
  return (
    <Link to="/brand/history" search={historySearch(document)} className={buttonClass()}>
      <Icon of={History} />
      <Trans>버전</Trans>
    </Link>
  )
}
