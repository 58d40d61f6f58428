import { readCookies, sendTo, type TestApp } from '../../../testing/testApp.ts';
import { proveMailbox } from '../../../testing/testMail.ts';
import { createBuyer } from '../order/testOrders.ts';

/** Starts the session of a buyer without an account, who has proven an address. @param base headers of every request */
export async function beGuest(test: TestApp, email: string, base: Readonly<Record<string, string>> = {}) {
  const certToken = await proveMailbox(test, email, 'GUEST');
  const response = await sendTo(test.app, 'POST', '/api/v1/guest/session', { certToken });
  const { status, data } = response.json();
  if (status.code !== '200') throw new Error(`The guest was refused: ${status.code}`);
  const { accessToken, userInfo } = data;
  return {
    ...(await createBuyer(test, userInfo.memberUid, email, base)),
    headers: { authorization: `Bearer ${accessToken}` },
    cookies: readCookies(response),
    answer: data,
  };
}
