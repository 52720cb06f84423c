import { Trans } from '@lingui/react/macro'
import { Note } from '#ui/Text.tsx'
import { usePictureWords } from '../shared/picture-words.ts'
import { type SentBrand, sentParts } from './picture-request.ts'

interface Props {
  provider: string
  sent: SentBrand
}

/** What leaves this product, and to whom, said before the press. */
export function SentNote({ provider, sent }: Props) {
  const words = usePictureWords()
  const parts = sentParts(sent).map(words.part).join(' · ')
  return (
    <Note>
      <Trans>
        누르면 {provider}에 보내요: {parts}. 브랜드 이름과 주소, 다른 답은 보내지 않아요. 손님 이름이나
        연락처는 적지 마세요.
      </Trans>
    </Note>
  )
}
