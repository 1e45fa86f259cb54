import SMTPConnection from "nodemailer/lib/smtp-connection";
import SMTPTransport from "nodemailer/lib/smtp-transport";

/** Whether every mail server takes this address, or a header with it. */
export function isAscii(address: string): boolean {
  return /^[ -~]*$/.test(address);
}

/**
 * Asks a mail server whether it takes addresses that aren't ASCII (RFC 6531, 3.2). nodemailer sends
 * them to any: https://github.com/nodemailer/nodemailer/issues/1378.
 *
 * @param url `smtp://user:password@host:port` or `smtps://…`
 * @throws an error of nodemailer when the server can't be asked
 */
export async function offersSmtpUtf8(url: string): Promise<boolean> {
  const connection = new SMTPConnection(new SMTPTransport(url).options);
  try {
    return await new Promise<boolean>((resolve, reject) => {
      connection.on("error", reject);
      connection.connect((error) => {
        if (error) reject(error);
        // Its answer to EHLO, and where TLS was begun in between, to the second one.
        else resolve(/^250[ -]SMTPUTF8\b/im.test(String(connection.lastServerResponse)));
      });
    });
  } finally {
    connection.close();
  }
}
