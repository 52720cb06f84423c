import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#ui/controls/Button.tsx'
import { showAlert } from '#ui/overlays/alerts.ts'
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { MenuButton } from '#ui/overlays/MenuButton.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { Row } from '#ui/Stack.tsx'
import { Specimen } from '../DeveloperFrame.tsx'

const sizes = ['sm', 'md', 'lg', 'xl'] as const
const tones = ['success', 'error', 'info'] as const

export function OverlayParts() {
  const { t } = useLingui()
  const [size, setSize] = useState<(typeof sizes)[number] | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setSize(null)
  return (
    <>
      <Specimen name="Dialog">
        <Row gap={3} align="center" isWrapped>
          {sizes.map((one) => (
            <Button key={one} aria-haspopup="dialog" onClick={() => setSize(one)}>
              {one}
            </Button>
          ))}
        </Row>
        <Dialog
          isOpen={size !== null}
          {...(size && { size })}
          title={t`로고 고르기`}
          description={t`언제든 바꿀 수 있어요`}
          closeLabel={t`닫기`}
          onClose={close}
          actions={
            <Button look="ink" onClick={close}>
              <Trans>고르기</Trans>
            </Button>
          }
        >
          <Trans>할머니의 사발에서 시작했어요.</Trans>
        </Dialog>
      </Specimen>
      <Specimen name="ConfirmDialog">
        <Row gap={3} align="center" isWrapped>
          <Button look="danger" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
            <Trans>지우기</Trans>
          </Button>
        </Row>
        <ConfirmDialog
          isOpen={isAsking}
          isDestructive
          title={t`정말 지울까요?`}
          confirmLabel={t`지우기`}
          cancelLabel={t`취소`}
          closeLabel={t`닫기`}
          onConfirm={() => setIsAsking(false)}
          onCancel={() => setIsAsking(false)}
        />
      </Specimen>
      <Specimen name="showAlert · showToast">
        <Row gap={3} align="center" isWrapped>
          <Button
            onClick={() => showAlert({ title: t`저장하지 못했어요`, message: t`잠시 뒤에 다시 해 주세요.` })}
          >
            <Trans>알리기</Trans>
          </Button>
          {tones.map((tone) => (
            <Button key={tone} onClick={() => showToast({ tone, text: t`복사했어요` })}>
              {tone}
            </Button>
          ))}
        </Row>
      </Specimen>
      <Specimen name="MenuButton">
        <Row gap={3} align="center" isWrapped>
          <MenuButton
            label={t`더 보기`}
            onChoose={() => {}}
            groups={[
              {
                id: 'all',
                entries: [
                  { id: 'copy', label: t`복제` },
                  { id: 'share', label: t`공유`, isDisabled: true },
                  { id: 'delete', label: t`지우기`, isDanger: true },
                ],
              },
            ]}
          >
            <Trans>더 보기</Trans>
          </MenuButton>
        </Row>
      </Specimen>
    </>
  )
}
