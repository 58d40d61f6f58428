/** Deeds of the audit log in which staff see or take personal data. */
export const personalLooks = ['member.reveal', 'application.reveal', 'office.export', 'edu.export', 'edu.attendance'];
