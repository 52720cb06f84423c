import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { Suspense, useState } from 'react'
import { useReadsOnly } from '#engine/documents/react/useReadsOnly.ts'
import { linkClass } from '#ui/controls/link-class.ts'
import { Icon } from '#ui/Icon.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { MenuButton } from '#ui/overlays/MenuButton.tsx'
import { CopyLink } from './CopyLink.tsx'
import { DocumentCard } from './DocumentCard.tsx'
import { listAddress } from './list-address.ts'
import { OpenLink } from './OpenLink.tsx'
import type { GoogleDocument } from './reads/document-reads.ts'
import { titleLimit } from './title-limit.ts'
import { useDocumentActions } from './useDocumentActions.ts'

const RenameDialog = lazyComponent(() => import('#kits/library/dialogs/RenameDialog.tsx'))

interface Props {
  document: GoogleDocument
  idBrand: number
  /** Whether the role lets the member change the list of the brand. */
  mayChangeBrand: boolean
}

/** A link of a list. What is copied from the list of the brand is noted in that of the member. */
export function ListedCard({ document, idBrand, mayChangeBrand }: Props) {
  const { t } = useLingui()
  const actions = useDocumentActions(idBrand)
  const [isRenaming, setIsRenaming] = useState(false)
  const { createdType, kind, fileId, title, url } = document
  const isReader = useReadsOnly()
  const isOwn = createdType === 'USER' && !isReader
  const entries = [
    ...(isOwn || mayChangeBrand ? [{ id: 'rename', label: t`문서 이름 바꾸기` }] : []),
    ...(isOwn && mayChangeBrand && !actions.has('BRAND', fileId)
      ? [{ id: 'toBrand', label: t`브랜드 문서에 담기` }]
      : []),
    ...(isOwn || mayChangeBrand ? [{ id: 'remove', label: t`목록에서 빼기`, isDanger: true }] : []),
  ]
  const choose = (id: string) => {
    if (id === 'rename') setIsRenaming(true)
    else if (id === 'toBrand') actions.copy(document)
    else actions.remove(document)
  }
  return (
    <>
      <DocumentCard
        kind={kind}
        title={
          <Link {...listAddress(createdType, fileId)} className={linkClass}>
            {title}
          </Link>
        }
        actions={
          <>
            <CopyLink
              name={title}
              url={url}
              {...(!isOwn && !isReader && { onOpen: () => actions.copy(document) })}
            />
            <OpenLink name={title} file={{ kind, fileId }} />
            {entries.length > 0 && (
              <MenuButton
                size="small"
                look="quiet"
                label={t`${title} 더 보기`}
                icon={<Icon of={Ellipsis} size="small" />}
                groups={[{ id: 'actions', entries }]}
                onChoose={choose}
              />
            )}
          </>
        }
      />
      <Suspense fallback={null}>
        {isRenaming && (
          <RenameDialog
            title={<Trans>문서 이름 바꾸기</Trans>}
            description={<Trans>목록에서 보이는 이름이에요. Google에 있는 문서의 이름은 그대로예요.</Trans>}
            label={<Trans>문서 이름</Trans>}
            name={title}
            maxLength={titleLimit}
            onRename={(name) => actions.rename(document, name)}
            onClose={() => setIsRenaming(false)}
          />
        )}
      </Suspense>
    </>
  )
}
