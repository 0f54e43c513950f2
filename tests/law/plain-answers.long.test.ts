/** Questions in a layman's words, which need meaning beside words, and the pin cites that an answer must quote. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPERATOR } from "#modules/kernel";
import type { TestModules } from "../harness.ts";
import { hasRealCode, realCode } from "./real-code.ts";

/** About this many words are a page; an answer is no essay. */
const LONGEST_ANSWER = 950;

const PLAIN: [question: string, pins: string[]][] = [
  ["Is money my grandmother left me taxable?", ["102(a)", "102(b)"]],
  ["Can I deduct student loan interest?", ["221(a)", "221(b)(1)"]],
  ["Can I write off a bad loan to a friend?", ["166(a)(1)", "166(d)(1)(B)"]],
  ["Is interest on municipal bonds taxable?", ["103(a)", "103(b)(1)"]],
  ["What is the penalty for taking money out of an IRA early?", ["72(t)(1)", "72(t)(2)"]],
  ["Are gambling losses deductible?", ["165(d)(1)(A)", "165(d)(1)(B)"]],
  ["My company pays my tuition, is that income?", ["127(a)(1)"]],
  // The tax is asked for, not what counts as wages (3121), and it has two parts.
  ["What does the employer pay in social security tax?", ["3111(a)", "3111(b)"]],
  ["How long may the IRS collect a tax after assessment?", ["6502(a)", "6502(a)(1)"]],
  // The definition in (d)(1) has the tests, (d)(2)(C) the mother; those of a child, and the release of a claim to one, are for others.
  ["Can I claim my mother as a dependent?", ["152(a)(2)", "152(d)(1)(A)", "152(d)(1)(C)", "152(d)(2)(C)"]],
  // (c) only fills in what (b)(1) requires.
  ["Who can be a shareholder of an S corporation?", ["1361(b)(1)(A)", "1361(b)(1)(B)", "1361(b)(1)(C)"]],
  // (a) still says $1,000; (h)(2) puts another amount in its place.
  ["How much is the child tax credit?", ["24(a)", "24(b)(1)", "24(h)(2)"]],
  // (h)(2)(D) opens the door that (h)(1) closes; (h)(3)(F) has the amount for the years since 2018.
  ["Can I deduct mortgage interest on my home?", ["163(h)(1)", "163(h)(2)(D)", "163(h)(3)(F)(i)(II)"]],
  // (k) suspends the deduction.
  ["Can I deduct my moving expenses?", ["217(a)", "217(k)(1)"]],
  ["Who qualifies for the earned income credit?", ["32(a)(1)", "32(c)(1)(A)(i)", "32(i)(1)"]],
  ["Can I roll over my 401(k) when I change jobs?", ["402(c)(1)", "402(c)(3)(A)"]],
  [
    "How much tax does a self-employed person pay for social security and Medicare?",
    ["1401(a)", "1401(b)(1)"],
  ],
  ["Am I personally liable for payroll taxes my company did not pay?", ["6672(a)"]],
  ["What is my basis in stock I inherited from my father?", ["1014(a)(1)"]],
  ["My uncle gave me stock that he bought for 2000 dollars. What is my basis when I sell it?", ["1015(a)"]],
  ["What must our church do to be tax exempt?", ["501(a)", "501(c)(3)"]],
  ["When must I start taking money out of my retirement account?", ["401(a)(9)(A)", "401(a)(9)(C)(i)"]],
  ["How are withdrawals from my Roth IRA taxed?", ["408A(d)(1)", "408A(d)(2)(A)"]],
  ["My husband cheated on our joint return without my knowing. Must I pay?", ["6015(b)(1)"]],
  ["How long does the IRS have to audit my return?", ["6501(a)", "6501(c)(1)", "6501(e)(1)(A)"]],
  ["Can I trade one rental house for another without paying tax?", ["1031(a)(1)", "1031(a)(3)"]],
  [
    "How much can I put into a traditional IRA and deduct?",
    ["219(a)", "219(b)(1)", "219(b)(5)(A)", "219(g)(1)"],
  ],
  ["Are my Social Security benefits taxed?", ["86(a)(1)", "86(c)(1)"]],
  ["How is my annuity taxed?", ["72(a)(1)", "72(b)(1)"]],
  ["What is the penalty for understating my tax by carelessness?", ["6662(a)", "6662(b)(1)"]],
  ["My employer gave me restricted stock that vests in four years. When is it taxed?", ["83(a)", "83(b)(1)"]],
  ["How long can I carry a net operating loss forward?", ["172(a)(2)", "172(b)(1)(A)"]],
  ["What tax rate do I pay on long-term capital gains?", ["1(h)(1)"]],
  ["Can I deduct state and local taxes?", ["164(a)", "164(b)(6)"]],
  ["How much of my medical bills can I deduct?", ["213(a)"]],
  ["How much can I give to charity and deduct?", ["170(a)(1)", "170(b)(1)(G)(i)"]],
  ["Can I write off equipment I bought for my business right away?", ["179(a)", "179(b)(1)"]],
  ["Are business meals deductible?", ["274(n)(1)", "274(k)(1)"]],
  ["Can I deduct a loss from my rental property?", ["469(a)(1)", "469(i)(1)", "469(i)(2)"]],
  ["What is the qualified business income deduction?", ["199A(a)", "199A(b)(2)"]],
  ["How much can I give away each year without gift tax?", ["2503(b)(1)"]],
  ["How much can pass free of estate tax?", ["2010(c)(3)(A)"]],
  ["Do I owe the alternative minimum tax?", ["55(a)", "55(b)(1)"]],
  ["Is life insurance paid to me taxable?", ["101(a)(1)", "101(a)(2)"]],
  ["Is money from a lawsuit for an injury taxable?", ["104(a)(2)"]],
  ["Is cancelled credit card debt income?", ["108(a)(1)"]],
  ["Are scholarships taxable?", ["117(a)", "117(c)(1)"]],
  ["What fringe benefits are tax free?", ["132(a)"]],
  ["How much estimated tax must I pay to avoid a penalty?", ["6654(d)(1)(B)"]],
  ["How long do I have to claim a refund?", ["6511(a)", "6511(b)(2)(A)"]],
  ["Can the IRS seize my house?", ["6334(a)", "6334(e)(1)(A)"]],
  ["How long do I have to go to Tax Court?", ["6213(a)"]],
  ["Is a hobby loss deductible?", ["183(a)", "183(d)"]],
  ["How much capital loss can I deduct?", ["1211(b)"]],
  ["How long must I hold stock to get long-term capital gain?", ["1222(3)"]],
  ["How does a corporation elect to be an S corporation?", ["1362(a)(1)", "1362(b)(1)"]],
  ["What is the corporate tax rate?", ["11(a)", "11(b)"]],
  ["Can I exclude income I earn while living abroad?", ["911(a)(1)", "911(b)(2)(D)(i)", "911(d)(1)"]],
  ["Can I get a credit for taxes paid to another country?", ["901(a)", "901(b)(1)"]],
  ["How much is the credit for child care?", ["21(a)(1)", "21(c)"]],
  ["How much is the education credit?", ["25A(b)(1)", "25A(c)(1)"]],
  ["What is the standard deduction?", ["63(c)(1)", "63(c)(2)", "63(c)(7)(A)"]],
  ["Who may file as head of household?", ["2(b)(1)"]],
  ["Is my tip income taxed?", ["224(a)", "224(b)(1)"]],
  ["How much overtime can I deduct?", ["225(a)", "225(b)(1)"]],
  ["How much can I put into a health savings account?", ["223(a)", "223(b)(2)"]],
  ["Can I deduct interest on a car loan?", ["163(h)(4)(A)", "163(h)(4)(C)(i)"]],
  ["What is the fraud penalty?", ["6663(a)"]],
  ["When is a return due?", ["6072(a)"]],
];

describe.skipIf(!hasRealCode)("answers in plain words on the real Code (needs ../shared/data)", () => {
  let test: TestModules;
  beforeAll(async () => {
    test = await realCode("also");
  }, 1_800_000);
  afterAll(async () => {
    await test.modules.authority.close();
    await test.cleanup();
  });

  it.each(PLAIN)("%s", async (question, pins) => {
    const { answer, quotations, refused } = await test.modules.ai.ask(OPERATOR, question);
    expect(refused).toBe(false);
    expect(quotations.map((quotation) => quotation.citation)).toEqual(
      expect.arrayContaining(pins.map((pin) => `26 USC ${pin}`)),
    );
    expect(answer.split(/\s+/).length).toBeLessThan(LONGEST_ANSWER);
  });
});
