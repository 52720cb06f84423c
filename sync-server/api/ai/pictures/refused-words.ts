/**
 * What no picture is made of, whatever the host of the model says: nakedness and sex, children in that light, cruelty, signs of hate,
 * forged persons. Words that are also names of goods are left to the host.
 */
const refused: readonly RegExp[] = [
  /나체|알몸|벌거벗|야동|포르노|음란|성행위|성관계|성기(?!능)(?=[\s.,]|[가를이의]|$)|누드(?!\s*(?:톤|컬러|베이지|핑크|립|메이크|김밥|색))|강간|성폭행|아동\s*(?:노출|성)/u,
  /참수(?!리)|시체|잔혹|고문(?!헌|서)|자살(?!구)|자해|학살/u,
  /나치(?!\w)|하켄크로이츠|딥\s*페이크/u,
  /\b(?:naked|porn(?:o|ography)?|nsfw|sexual intercourse|genitals?|rape[ds]?|lolita|beheaded|beheading|gore|corpses?|suicide|self-harm|torture|swastika|nazis?|deepfake)\b/iu,
  /\bnude (?:man|woman|men|women|girl|boy|person|people|body|model)s?\b/iu,
  /全裸|裸体|ポルノ|わいせつ|性行為|強姦|レイプ|児童ポルノ|斬首|死体|自殺|自傷|拷問|ナチス|鉤十字|ディープフェイク/u,
  /裸体|裸體|色情|淫秽|淫穢|性交|强奸|強姦|斩首|斬首|尸体|屍體|自杀|自殺|自残|自殘|酷刑|纳粹|納粹|深度伪造|深偽/u,
]

/** Whether a text asks for what no picture is made of. */
export function isRefused(text: string): boolean {
  const read = text.normalize('NFKC')
  return refused.some((words) => words.test(read))
}
