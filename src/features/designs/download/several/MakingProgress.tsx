import { Trans, useLingui } from '@lingui/react/macro'
import { ProgressBar } from '#ui/feedback/ProgressBar.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'

interface Props {
  done: number
  of: number
  /** Of the design that is on its way. */
  name: string
}

/** How many designs are files. */
export function MakingProgress({ done, of, name }: Props) {
  const { t } = useLingui()
  return (
    <Stack gap={3}>
      <p>
        <Trans>파일을 만들고 있어요: {name}</Trans>
      </p>
      <ProgressBar value={(done / Math.max(1, of)) * 100} label={t`만든 디자인`} />
      <Text tone="soft" size="small">
        <Trans>
          {of}개 중 {done}개 완료
        </Trans>
      </Text>
    </Stack>
  )
}
