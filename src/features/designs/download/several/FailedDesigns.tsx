import { Plural, Trans } from '@lingui/react/macro'
import { Stack } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import type { FailedDesign } from './make-several.ts'

interface Props {
  failed: readonly FailedDesign[]
  /** How many others became files. */
  made: number
}

/** Names the designs of which there are no files, and why. */
export function FailedDesigns({ failed, made }: Props) {
  return (
    <Stack gap={4} role="status">
      <p>
        {made > 0 ? (
          <Trans>
            <Plural value={made} other="#개는 받았어요." /> 아래 디자인은 파일로 만들지 못했어요.
          </Trans>
        ) : (
          <Trans>아래 디자인은 파일로 만들지 못했어요.</Trans>
        )}
      </p>
      <Stack as="ul" gap={2}>
        {failed.map(({ document, name, reason }) => (
          <li key={document}>
            <b>{name}</b>{' '}
            <Text as="span" tone="soft" size="small">
              {reason === 'away' ? (
                <Trans>이 기기에 없어요. 인터넷에 연결해 다시 받아 보세요.</Trans>
              ) : (
                <Trans>디자인을 열어 하나씩 받아 보세요.</Trans>
              )}
            </Text>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}
