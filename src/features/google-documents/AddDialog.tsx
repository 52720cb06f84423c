import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { type GoogleFile, parseDocumentAddress } from '#model/google/document-address.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Form } from '#ui/controls/Form.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { Stack } from '#ui/Stack.tsx'
import { titleLimit } from './title-limit.ts'

interface Props {
  isThere: (fileId: string) => boolean
  onAdd: (file: GoogleFile, title: string) => void
  onClose: () => void
}

/** Asks for the name and the address of a document. */
export default function AddDialog({ isThere, onAdd, onClose }: Props) {
  const { t } = useLingui()
  const id = useId()
  const [title, setTitle] = useState('')
  const [address, setAddress] = useState('')
  const [errors, setErrors] = useState<{ title?: string | undefined; address?: string | undefined }>({})
  const add = () => {
    const given = title.trim()
    const file = parseDocumentAddress(address)
    const wrong = {
      title: given === '' ? t`이름을 적어 주세요.` : undefined,
      address:
        file === null
          ? t`https://docs.google.com으로 시작하는 Google 문서나 프레젠테이션의 주소를 적어 주세요.`
          : isThere(file.fileId)
            ? t`이미 내 문서에 있어요.`
            : undefined,
    }
    setErrors(wrong)
    if (file === null || wrong.title !== undefined || wrong.address !== undefined) return
    onAdd(file, given)
    onClose()
  }
  return (
    <Dialog
      isOpen
      size="sm"
      onClose={onClose}
      closesOutside={title === '' && address === ''}
      title={<Trans>링크 추가</Trans>}
      description={<Trans>나만 보는 목록에 담아요. 누가 열 수 있는지는 Google의 공유 설정을 따라요.</Trans>}
      closeLabel={t`닫기`}
      actions={
        <Button look="ink" type="submit" form={id}>
          <Trans>추가</Trans>
        </Button>
      }
    >
      <Form id={id} onSubmit={add}>
        <Stack gap={4}>
          <TextField
            label={<Trans>문서 이름</Trans>}
            value={title}
            error={errors.title}
            maxLength={titleLimit}
            autoComplete="off"
            data-autofocus
            onText={setTitle}
          />
          <TextField
            label={<Trans>주소</Trans>}
            type="url"
            inputMode="url"
            value={address}
            error={errors.address}
            maxLength={400}
            autoComplete="off"
            onText={setAddress}
          />
        </Stack>
      </Form>
    </Dialog>
  )
}
