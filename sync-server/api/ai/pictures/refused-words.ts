/**
 * What no picture is made of, whatever the host of the model says: nakedness and sex, children in that light, cruelty, signs of hate,
 * forged persons. Words that are also parts or names of ordinary things are left to the host. Korean ones count at the beginning of a
 * word alone: 바나나치즈 has no 나치.
 */
const refused: readonly RegExp[] = [
  /(?<![가-힣])(?:나체|알몸|벌거벗|야동|포르노|음란|성행위|성관계|강간|성폭행|아동\s*(?:노출|성))/u,
  /(?<![가-힣])(?:누드(?!\s*(?:톤|컬러|베이지|핑크|립|메이크|김밥|색))|성기(?=[가를이의]?(?:[\s.,]|$)))/u,
  /(?<![가-힣])(?:참수(?!리|박)|시체(?!험|리)|잔혹|고문당|자살(?!구|롱)|자해|학살)/u,
  /(?<![가-힣])나치(?=의?(?:[\s.,]|$)|즘|당|독일)|하켄크로이츠|딥\s*페이크/u,
  /\b(?:naked|porn(?:o|ography)?|nsfw|sexual intercourse|genitals?|raped|raping|rapists?|beheaded|beheading|gore(?!-?tex)|corpses?|suicide|self-harm|torture|swastika|nazis?|deepfake)\b/iu,
  /\bnude (?:man|woman|men|women|girl|boy|person|people|body|model)s?\b/iu,
  /全裸|裸体|ポルノ|わいせつ|性行為|強姦|レイプ|児童ポルノ|斬首|死体|自殺|自傷|拷問|ナチス|鉤十字|ディープフェイク/u,
  /裸體|色情|淫秽|淫穢|性交|强奸|斩首|尸体|屍體|自杀|自残|自殘|酷刑|纳粹|納粹|深度伪造|深偽/u,
]

/** Whether a text asks for what no picture is made of. */
export function isRefused(text: string): boolean {
  const read = text.normalize('NFKC')
  return refused.some((words) => words.test(read))
}
