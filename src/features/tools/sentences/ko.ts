import { ko as reviews } from '#model/reviews/ko.ts'
import { ko as texts } from '#model/tools/texts/ko.ts'

export const sentences = { texts, reviews }
