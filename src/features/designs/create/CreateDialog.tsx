import { Trans, useLingui } from '@lingui/react/macro'
import Search from 'lucide-react/icons/search'
import { useId, useReducer, useState } from 'react'
import { useFormWords } from '#kits/design/forms/useFormWords.ts'
import { formLimits, sizeUnits } from '#model/forms/forms.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { Form } from '#ui/controls/Form.tsx'
import { SelectField } from '#ui/controls/SelectField.tsx'
import { Tabs } from '#ui/controls/Tabs.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { Stack } from '#ui/Stack.tsx'
import styles from './CreateDialog.module.css'
import { canLock, changeSize, faultOf, noSize, sizeOf } from './canvas-size.ts'
import { FormList } from './FormList.tsx'
import type { FormUse } from './find-forms.ts'

/** The size that was chosen: of a form by its key, or one of one's own. */
export interface ChosenSize {
  readonly form: string | null
  readonly width: number
  readonly height: number
  readonly unit: 'px' | 'mm'
  /** Of the form, in the language of the page; '' for a size of one's own. */
  readonly name: string
}

interface Props {
  onCreate: (size: ChosenSize) => void
  onClose: () => void
}

/** Asks for the size of a new design: a form by its use and name, or width, height and unit. */
export default function CreateDialog({ onCreate, onClose }: Props) {
  const { t } = useLingui()
  const id = useId()
  const words = useFormWords()
  const [use, setUse] = useState<FormUse>('web')
  const [query, setQuery] = useState('')
  const [size, change] = useReducer(changeSize, noSize)
  const chosen = sizeOf(size)
  const faultWords = (text: string) => {
    const fault = faultOf(text)
    const { smallest, largest } = formLimits
    if (fault === null || fault === 'missing') return undefined
    if (fault === 'number') return t`숫자로 적어 주세요.`
    return fault === 'small' ? t`${smallest} 이상이어야 해요.` : t`${largest} 이하여야 해요.`
  }
  const create = () => {
    if (!chosen) return
    const { form, unit } = size
    onCreate({ ...chosen, form, unit, name: (form === null ? undefined : words.form[form]) ?? '' })
  }
  const list = (of: FormUse) => (
    <FormList
      use={of}
      query={query}
      words={words}
      chosen={size.form}
      onChoose={(form) => change({ type: 'pick', form })}
    />
  )
  return (
    <Dialog
      isOpen
      size="lg"
      onClose={onClose}
      title={<Trans>캔버스 크기 고르기</Trans>}
      closeLabel={t`닫기`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>취소</Trans>
          </Button>
          <Button
            look="ink"
            type="submit"
            form={id}
            disabledReason={chosen ? undefined : t`너비와 높이를 골라 주세요`}
            reasonAt="hidden"
          >
            <Trans>만들기</Trans>
          </Button>
        </>
      }
    >
      <Form id={id} onSubmit={create}>
        <Stack gap={4}>
          <TextField
            label={t`크기 이름으로 찾기`}
            isLabelHidden
            placeholder={t`인스타그램, 명함, 현수막`}
            type="search"
            start={<Icon of={Search} size="small" />}
            value={query}
            maxLength={60}
            data-autofocus
            onText={setQuery}
          />
          <Tabs<FormUse>
            label={t`쓰임`}
            value={use}
            onChoose={setUse}
            tabs={[
              { id: 'web', label: <Trans>웹 콘텐츠</Trans>, content: list('web') },
              { id: 'print', label: <Trans>인쇄물</Trans>, content: list('print') },
            ]}
          />
          <fieldset className={styles.size}>
            <legend className={styles.legend}>
              <Trans>직접 정하기</Trans>
            </legend>
            <TextField
              label={<Trans>너비</Trans>}
              value={size.width}
              inputMode="decimal"
              autoComplete="off"
              error={faultWords(size.width)}
              onText={(text) => change({ type: 'width', text })}
            />
            <TextField
              label={<Trans>높이</Trans>}
              value={size.height}
              inputMode="decimal"
              autoComplete="off"
              error={faultWords(size.height)}
              onText={(text) => change({ type: 'height', text })}
            />
            <SelectField
              label={<Trans>단위</Trans>}
              value={size.unit}
              options={sizeUnits.map((unit) => ({ value: unit, label: unit }))}
              onChoose={(unit) => change({ type: 'unit', unit })}
            />
            <Checkbox
              className={styles.lock}
              checked={size.ratio !== null}
              disabled={!canLock(size)}
              onCheck={(isOn) => change({ type: 'lock', isOn })}
            >
              <Trans>비율 고정</Trans>
            </Checkbox>
          </fieldset>
        </Stack>
      </Form>
    </Dialog>
  )
}
