import { ja as reviews } from '#model/reviews/ja.ts'
import { ja as texts } from '#model/tools/texts/ja.ts'

export const sentences = { texts, reviews }
