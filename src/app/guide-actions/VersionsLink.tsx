import { useLingui } from '@lingui/react'
import { Link } from '@tanstack/react-router'
import { historySearch } from '#features/history/versions/history-search.ts'
import type { DocumentName } from '#model/document-kinds/names.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Icon } from '#ui/Icon.tsx'
import { seeVersions } from './guide-actions.ts'

/** Link to the versions of the document. */
export function VersionsLink({ document }: { document: DocumentName }) {
  const { i18n } = useLingui()
  return (
    <Link to="/brand/history" search={historySearch(document)} className={buttonClass()}>
      <Icon of={seeVersions.icon} />
      {i18n._(seeVersions.short)}
    </Link>
  )
}
