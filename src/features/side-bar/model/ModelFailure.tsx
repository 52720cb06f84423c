import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import type { Failure } from '#engine/rest/rest.ts'
import { listed } from '#engine/words/listed.ts'
import { useFailureWords } from '#engine/words/useFailureWords.ts'
import { brandRead } from '#kits/team/brand.ts'
import { contentOf } from '#kits/words/content.ts'
import { fieldWords } from '#kits/words/field-words.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Note } from '#ui/Text.tsx'
import { pathOfAnswer } from './ai-answers.ts'
import { noteUsedUp } from './used-up.ts'

interface Props {
  failure: Failure
  idBrand: number
  onAgain: (() => void) | undefined
}

/** Why no text came: what has to be answered first, or the words of the server. */
export function ModelFailure({ failure, idBrand, onAgain }: Props) {
  const failureWords = useFailureWords()
  const { reload } = useCachedRead(brandRead, { brand: idBrand, isAsked: false })
  const { code } = failure
  useEffect(() => {
    if (code === 'LIMIT_EXCEEDED') noteUsedUp(idBrand)
  }, [code, idBrand])
  const labels = listed(labelsOf(failure))
  return (
    <Note size="small" role="alert">
      {labels !== '' ? (
        <Trans>먼저 답해 주세요: {labels}</Trans>
      ) : code === 'CUT_OFF' ? (
        <Trans>글이 오다가 끊겼어요. 다시 눌러 주세요.</Trans>
      ) : (
        failureWords(failure)
      )}{' '}
      {code === 'AI_SWITCHED_OFF' ? (
        <Button size="small" onClick={reload}>
          <Trans>다시 확인</Trans>
        </Button>
      ) : (
        labels === '' &&
        code !== 'LIMIT_EXCEEDED' &&
        onAgain && (
          <Button size="small" onClick={onAgain}>
            <Trans>다시</Trans>
          </Button>
        )
      )}
    </Note>
  )
}

/** Names of the answers without which there is nothing to write. */
function labelsOf({ code, details }: Failure): string[] {
  if (code !== 'BAD_REQUEST') return []
  const words = contentOf('workbook')
  return details.flatMap(({ field }) => {
    const path = pathOfAnswer(field)
    return path === null ? [] : [fieldWords(words, path).label]
  })
}
