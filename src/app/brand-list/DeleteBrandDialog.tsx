import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { deleteBrand } from '#contract/brand.ts'
import { type BrandRef, isLocal } from '#engine/identity/brand-ref.ts'
import { type Failure, rest } from '#engine/rest/rest.ts'
import { useFailureWords } from '#engine/words/useFailureWords.ts'
import { useOnlineReason } from '#engine/words/useOnlineReason.ts'
import { forgetBrand } from '#kits/account/forget-brand.ts'
import { withStepUp } from '#kits/account/step-up.ts'
import { removeLocalBrand } from '#kits/brands/adoption/local-brands.ts'
import { isComposing } from '#ui/composing.ts'
import { Button } from '#ui/controls/Button.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { Stack } from '#ui/Stack.tsx'

interface Props {
  brand: { readonly ref: BrandRef; readonly name: string }
  onClose: () => void
}

/** Deletes a brand for everybody, after its name was typed. The operator can restore it for 30 days. */
export default function DeleteBrandDialog({ brand: { ref, name }, onClose }: Props) {
  const { t } = useLingui()
  const failureWords = useFailureWords()
  const offline = useOnlineReason()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const isSame = typed.normalize('NFC').trim() === name.normalize('NFC').trim()
  const reason =
    (isLocal(ref) ? undefined : offline) ??
    (isSame ? undefined : t`이름이 똑같아야 지울 수 있어요`) ??
    (isBusy ? t`지우는 중이에요` : undefined)

  async function remove(): Promise<void> {
    if (reason !== undefined) return
    setIsBusy(true)
    const result = await removeBrand(ref)
    setIsBusy(false)
    if (!result.ok) return setError(failureWords(result))
    showToast({ tone: 'success', text: t`브랜드를 지웠어요` })
    onClose()
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      role="alertdialog"
      closesOutside={false}
      title={t`${name} 브랜드를 지울까요?`}
      closeLabel={t`닫기`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>그대로 두기</Trans>
          </Button>
          <Button look="danger" onClick={() => void remove()} disabledReason={reason} reasonAt="hidden">
            {isLocal(ref) ? <Trans>영영 지우기</Trans> : <Trans>브랜드 지우기</Trans>}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p>
          {isLocal(ref) ? (
            <Trans>이 기기에만 있는 브랜드라, 지우면 쓴 글과 파일을 되살릴 수 없어요.</Trans>
          ) : (
            <Trans>
              팀 모두에게서 글과 파일, 공유 링크가 사라져요. 30일 안에 문의하면 되살릴 수 있고, 그 뒤에는
              서버에서도 영영 지워져요.
            </Trans>
          )}
        </p>
        <TextField
          label={t`지우려면 브랜드 이름을 그대로 써 주세요`}
          hint={offline && !isLocal(ref) ? offline : name}
          autoComplete="off"
          spellCheck={false}
          data-autofocus
          value={typed}
          error={error}
          onText={(text) => {
            setTyped(text)
            setError(undefined)
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !isComposing(event)) void remove()
          }}
        />
      </Stack>
    </Dialog>
  )
}

/**
 * Deletes a brand at the server, then on this device. A brand that the server no longer has counts as
 * deleted.
 */
async function removeBrand(brand: BrandRef): Promise<{ readonly ok: true } | Failure> {
  if (isLocal(brand)) {
    await removeLocalBrand(brand)
    return { ok: true }
  }
  const result = await withStepUp(() => rest(deleteBrand, { query: { idBrand: brand } }, { idBrand: brand }))
  if (!result.ok && result.code !== 'NOT_FOUND') return result
  await forgetBrand(brand)
  return { ok: true }
}
