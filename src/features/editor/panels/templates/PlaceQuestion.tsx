import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#ui/controls/Button.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'

interface Props {
  title: ReactNode
  /** What comes, and where it may. */
  children: ReactNode
  onAnswer: (way: 'add' | 'replace' | null) => void
}

/** Asks where finished pages come, because there is something in the design. */
export function PlaceQuestion({ title, children, onAnswer }: Props) {
  const { t } = useLingui()
  return (
    <Dialog
      isOpen
      size="sm"
      title={title}
      closeLabel={t`닫기`}
      onClose={() => onAnswer(null)}
      actions={
        <>
          <Button onClick={() => onAnswer('replace')}>
            <Trans>이 쪽 바꾸기</Trans>
          </Button>
          <Button look="ink" data-autofocus onClick={() => onAnswer('add')}>
            <Trans>쪽으로 넣기</Trans>
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
