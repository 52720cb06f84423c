import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/controls/Button.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'

interface Props {
  /** Of the template. */
  name: string
  onAnswer: (way: 'add' | 'replace' | null) => void
}

/** Asks where the pages of a template come, because there is something in the design. */
export function TemplateQuestion({ name, onAnswer }: Props) {
  const { t } = useLingui()
  return (
    <Dialog
      isOpen
      size="sm"
      title={<Trans>템플릿을 어디에 넣을까요?</Trans>}
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
      <Trans>
        ‘{name}’의 쪽을 지금 쪽 다음에 넣거나, 지금 쪽과 바꿀 수 있어요. 바꾼 쪽은 실행 취소로 되돌릴 수
        있어요.
      </Trans>
    </Dialog>
  )
}
