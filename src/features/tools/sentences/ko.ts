import { ko as reviews } from '#model/tools/reviews/ko.ts'
import { ko as texts } from '#model/tools/texts/ko.ts'

export const sentences = { texts, reviews }
