import type { AccountTexts } from './ko.ts';

export const en: AccountTexts = {
  emailChanged: ({ name, maskedEmail }) => ({
    subject: 'Your email address was changed',
    lines: [`Dear ${name}, your sign-in ID (email address) is now ${maskedEmail}.`],
  }),
  dataExport: ({ name, link }) => ({
    subject: 'Your data is ready to download',
    lines: [
      `Dear ${name}, you can download the data that you asked for with the link below. It works once within 24 hours.`,
      link,
    ],
  }),
  left: (name) => ({
    subject: 'Your account is closed',
    lines: [`Dear ${name}, your account is closed. Thank you for being with us.`],
  }),
  socialLinked: (name) => ({
    subject: 'A social account was linked',
    lines: [
      `Dear ${name}, a social account was linked to your account. You can now sign in with it too.`,
      'If you did not link it, please change your password and unlink it in My details.',
    ],
  }),
  ordersClaimed: ({ name, count, link }) => ({
    subject: 'Your guest bookings are now in your account',
    lines: [
      `Dear ${name}, the bookings that you made as a guest are now in your account. Bookings: ${count}`,
      'If you did not ask for this, please change your password and tell us with a travel enquiry.',
      link,
    ],
  }),
  secondFactorChanged: ({ name, change, link }) => ({
    subject: 'Your two-step verification was changed',
    lines: [
      `Dear ${name}, your two-step verification was changed.`,
      `Change: ${change}`,
      `If you did not change it, please change your password and tell us. ${link}`,
    ],
  }),
  sessionReused: (name) => ({
    subject: 'Security notice about your sign-in',
    lines: [
      `Dear ${name}, sign-in data that had been used before was used again, so we ended that session.`,
      'If this was not you, please change your password.',
    ],
  }),
  companyManager: ({ name, companyNm }) => ({
    subject: 'You are now your company’s contact',
    lines: [
      `Dear ${name}, you are now the contact of ${companyNm}.`,
      'In My details you can see the members of your company and make another member the contact.',
    ],
  }),
  dormancyNotice: ({ name, day, link }) => ({
    subject: 'Your account will become dormant',
    lines: [
      `Dear ${name}, you have not signed in for a long time. Your account will become dormant after ${day}.`,
      `To keep it, please sign in once before then. ${link}`,
    ],
  }),
  dormant: ({ name, link }) => ({
    subject: 'Your account is dormant',
    lines: [
      `Dear ${name}, your account has not been used for 1 year and is now dormant.`,
      `To use it again, confirm your email address with “Forgotten password” or sign in with a linked social account. ${link}`,
    ],
  }),
  consentNotice: ({ name, day, link }) => ({
    subject: 'Would you like to keep getting our news?',
    lines: [
      `Dear ${name}, you agreed to get our news on ${day}. We ask every 2 years if you would like to keep getting it.`,
      `Please choose in My details. If you do not choose, your consent stays as it is. ${link}`,
    ],
  }),
  termsChanged: ({ name, list }) => ({
    subject: 'Our terms are changing',
    lines: [
      `Dear ${name}, the following terms and policies change on the day stated.`,
      ...list,
      'Please look at the changes beforehand. If you do not agree, you can close your account before they take effect.',
    ],
  }),
  membershipMoved: ({ name, news }) => ({
    subject: 'News about your account',
    lines: [`Dear ${name},`, news],
  }),
};
