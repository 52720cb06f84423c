import { Trans, useLingui } from '@lingui/react/macro'
import Plus from 'lucide-react/icons/plus'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useCardStudio } from '#kits/design/cards/useCardStudio.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { useShown } from '../state/EditorProvider.tsx'
import { PageList } from './PageList.tsx'
import { PageMenu, usePageMenu } from './PageMenu.tsx'
import { usePageActs } from './usePageActs.ts'
import { usePageEntries } from './usePageEntries.tsx'

/** All pages at a glance, in a dialog: what is chosen there is opened. */
export default function Overview({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { page } = useShown()
  const { isReadOnly } = useDocumentView('design')
  const studio = useCardStudio()
  const menu = usePageMenu()
  return (
    <Dialog
      isOpen
      size="xl"
      onClose={onClose}
      title={<Trans>쪽 한눈에 보기</Trans>}
      closeLabel={t`닫기`}
      actions={
        page && (
          <>
            {!isReadOnly && <PageButtons page={page.id} onRename={menu.props.onRenaming} />}
            <Button look="ink" onClick={onClose}>
              <Trans>이 쪽 열기</Trans>
            </Button>
          </>
        )
      }
    >
      <PageList layout="grid" studio={studio} onMenu={() => {}} onOpen={onClose} />
      <PageMenu {...menu.props} />
    </Dialog>
  )
}

/** A menu would lie under the dialog: what can be done with the chosen page, as buttons. */
function PageButtons({ page, onRename }: { page: string; onRename: (page: string) => void }) {
  const { t } = useLingui()
  const acts = usePageActs()
  const { entries, act } = usePageEntries(page, onRename)
  return (
    <>
      {entries
        .filter(({ id }) => id !== 'add')
        .map(({ id, label, icon, isDisabled }) => (
          <Button
            key={id}
            look="quiet"
            size="small"
            icon={icon}
            isIconOnly
            aria-label={String(label)}
            title={String(label)}
            disabledReason={isDisabled ? t`이 쪽은 그럴 수 없어요.` : undefined}
            reasonAt="hidden"
            onClick={() => act(id)}
          />
        ))}
      <Button icon={<Icon of={Plus} />} onClick={() => acts.add(page)}>
        <Trans>쪽 더하기</Trans>
      </Button>
    </>
  )
}
